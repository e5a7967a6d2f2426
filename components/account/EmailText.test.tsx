import { expect, it } from 'vitest';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { EmailText } from './EmailText.js';

it('shows the address unchanged, and lets it break at its @ only', () => {
  const shown = renderStatic(<EmailText email="salma.abdelrahman.hassan@example.com" />);
  expect(shown.text).toBe('salma.abdelrahman.hassan@example.com');
  expect(shown.innerHTML).toContain('@<wbr');
});
