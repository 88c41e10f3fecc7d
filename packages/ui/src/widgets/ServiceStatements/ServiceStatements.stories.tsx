import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from './ServiceStatements.guidance.ts';
import { ServiceStatements } from './ServiceStatements.tsx';

const meta = {
  title: 'Widgets/ServiceStatements',
  component: ServiceStatements,
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof ServiceStatements>;
export default meta;

export const ThreeStatements: StoryObj<typeof meta> = {};
