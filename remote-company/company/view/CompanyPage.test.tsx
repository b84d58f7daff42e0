import { screen } from '@testing-library/react';
import { employeeWith } from 'shared-contracts/testing/employee.ts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { messages } from '../../messages/en.ts';
import { Page } from './CompanyPage.tsx';

it('greets who is logged in', () => {
  renderInHost(<Page />, { messages, session: employeeSession(employeeWith()) });
  expect(screen.getByText('Hello Amara')).toBeDefined();
});
