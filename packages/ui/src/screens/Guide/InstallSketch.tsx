import { installGuide } from '@campus-bell/domain/words/installGuide';
import { product } from '@campus-bell/domain/words/product';
import type { ReactNode } from 'react';
import {
  accent,
  accentText,
  bar,
  buttonText,
  desk,
  ink,
  mark,
  onAccent,
  phone,
  sheet,
  sketch,
  stroke,
  text,
} from './InstallSketch.css.ts';
import type { SketchName } from './installSteps.ts';

const phoneTop = <path className={phone} d="M60 184V44a24 24 0 0 1 24-24h152a24 24 0 0 1 24 24v140" />;
const phoneBottom = <path className={phone} d="M60-4v170a24 24 0 0 0 24 24h152a24 24 0 0 0 24-24V-4" />;

const linesAt = (top: number) => (
  <g className={bar}>
    <rect x="80" y={top} width="160" height="34" rx="8" />
    <rect x="80" y={top + 44} width="160" height="34" rx="8" />
  </g>
);

const appIcon = (x: number, y: number, edge: number) => (
  <g transform={`translate(${x} ${y}) scale(${edge / 48})`}>
    <rect className={accent} width="48" height="48" rx="12" />
    <path
      className={onAccent}
      d="M24 9a2 2 0 0 1 2 2v1.2c5 .9 8.4 5 8.4 10.3v6.2l2.4 3.8c.5.9-.1 2-1.1 2H12.3c-1 0-1.6-1.1-1.1-2l2.4-3.8v-6.200c0-5.300 3.400-9.400 8.400-10.300V11a2 2 0 0 1 2-2Zm-4.200 27h8.400a4.200 4.200 0 0 1-8.400 0Z"
    />
  </g>
);

const otherIcons = (
  <g className={bar}>
    {[84, 132, 180].map((x) => (
      <rect key={x} x={x} y="44" width="36" height="36" rx="9" />
    ))}
    <rect x="84" y="100" width="36" height="36" rx="9" />
  </g>
);

const drawings: Record<SketchName, () => ReactNode> = {
  androidMenu: () => (
    <>
      {phoneTop}
      <rect className={sheet} x="74" y="38" width="144" height="28" rx="14" />
      <text className={text} x="90" y="56">
        campusbell
      </text>
      <g className={ink}>
        <circle cx="238" cy="44" r="2.5" />
        <circle cx="238" cy="52" r="2.5" />
        <circle cx="238" cy="60" r="2.5" />
      </g>
      <circle className={mark} cx="238" cy="52" r="17" />
      {linesAt(84)}
    </>
  ),
  androidInstall: () => (
    <>
      {phoneTop}
      {linesAt(84)}
      <rect className={sheet} x="128" y="34" width="124" height="140" rx="10" />
      <g className={bar}>
        <rect x="142" y="50" width="70" height="8" rx="4" />
        <rect x="142" y="72" width="90" height="8" rx="4" />
        <rect x="142" y="134" width="60" height="8" rx="4" />
        <rect x="142" y="154" width="84" height="8" rx="4" />
      </g>
      <rect className={mark} x="134" y="92" width="112" height="30" rx="8" />
      <text className={accentText} x="144" y="111">
        {installGuide.drawn.installApp}
      </text>
    </>
  ),
  androidConfirm: () => (
    <>
      {phoneTop}
      {linesAt(44)}
      <g transform="translate(0 -24)">
        <rect className={sheet} x="72" y="64" width="176" height="104" rx="14" />
        {appIcon(86, 78, 36)}
        <text className={text} x="132" y="92">
          {product.name}
        </text>
        <rect className={bar} x="132" y="100" width="80" height="7" rx="3.5" />
        <rect className={accent} x="164" y="128" width="68" height="28" rx="14" />
        <text className={buttonText} x="198" y="146">
          {installGuide.drawn.install}
        </text>
        <rect className={mark} x="157" y="121" width="82" height="42" rx="21" />
      </g>
    </>
  ),
  androidHome: () => (
    <>
      {phoneTop}
      {otherIcons}
      {appIcon(132, 100, 36)}
      <rect className={mark} x="123" y="91" width="54" height="54" rx="14" />
      <text className={text} x="127" y="160">
        {product.name}
      </text>
    </>
  ),
  iosShare: () => (
    <>
      {phoneBottom}
      {linesAt(14)}
      <rect className={sheet} x="61" y="112" width="198" height="46" />
      <g className={stroke}>
        <path d="M84 128l-7 7 7 7M112 128l7 7-7 7" />
        <path d="M153 131h-3v16h20v-16h-3M160 141v-19M155 126l5-5 5 5" />
        <path d="M200 126h14v18h-14zM236 126h10v14h-10z" />
      </g>
      <circle className={mark} cx="160" cy="135" r="20" />
    </>
  ),
  iosAdd: () => (
    <>
      {phoneBottom}
      {linesAt(2)}
      <path
        className={sheet}
        d="M61 54a14 14 0 0 1 14-14h170a14 14 0 0 1 14 14v112a24 24 0 0 1-24 24H85a24 24 0 0 1-24-24Z"
      />
      <g className={bar}>
        <rect x="80" y="58" width="90" height="8" rx="4" />
        <rect x="80" y="82" width="110" height="8" rx="4" />
        <rect x="80" y="156" width="80" height="8" rx="4" />
      </g>
      <rect className={mark} x="72" y="104" width="176" height="36" rx="10" />
      <text className={accentText} x="84" y="126">
        {installGuide.drawn.addToHome}
      </text>
      <path className={stroke} d="M218 114h16v16h-16zM226 118v8M222 122h8" />
    </>
  ),
  iosConfirm: () => (
    <>
      {phoneTop}
      <text className={text} x="78" y="54">
        {installGuide.drawn.cancel}
      </text>
      <text className={accentText} x="218" y="54">
        {installGuide.drawn.add}
      </text>
      <rect className={mark} x="208" y="34" width="44" height="32" rx="10" />
      <rect className={sheet} x="76" y="84" width="168" height="64" rx="12" />
      {appIcon(88, 96, 40)}
      <text className={text} x="140" y="114">
        {product.name}
      </text>
      <rect className={bar} x="140" y="124" width="84" height="7" rx="3.5" />
    </>
  ),
  iosAllow: () => (
    <>
      {phoneTop}
      {otherIcons}
      <g transform="translate(0 -28)">
        <rect className={sheet} x="84" y="66" width="152" height="96" rx="16" />
        {appIcon(144, 76, 32)}
        <text className={text} x="112" y="128">
          {installGuide.drawn.wantsToNotify}
        </text>
        <text className={accentText} x="190" y="152">
          {installGuide.drawn.allow}
        </text>
        <text className={text} x="106" y="152">
          {installGuide.drawn.refuse}
        </text>
        <rect className={mark} x="180" y="136" width="44" height="24" rx="8" />
      </g>
    </>
  ),
};

/** A drawing of one install step. */
export function InstallSketch({ name, label }: { name: SketchName; label: string }) {
  return (
    <svg
      className={sketch}
      viewBox="0 0 320 184"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <rect className={desk} x="-80" y="-80" width="480" height="344" />
      {drawings[name]()}
    </svg>
  );
}
