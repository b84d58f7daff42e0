import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToggleComing } from './ToggleComing.tsx';

it.each(['switch', 'box'] as const)('a %s looks another way on than off', (kind) => {
  const { rerender } = render(<ToggleComing kind={kind} label="24-hour clock" checked />);
  const on = lookOfMark();
  rerender(<ToggleComing kind={kind} label="24-hour clock" checked={false} />);
  expect(lookOfMark()).not.toBe(on);
});

function lookOfMark(): string | undefined {
  return screen.getByText('24-hour clock').firstElementChild?.className;
}
