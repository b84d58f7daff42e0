import './boot/base.css';
import { keepTranslatedPage } from './boot/keepTranslatedPage.ts';
import { nextTask } from './boot/nextTask.ts';

/**
 * The code of the shell's one file begins part by part, each in a task of its own: a touch of what is
 * painted is answered in between.
 */
async function begin(): Promise<void> {
  if ('refused' in document.documentElement.dataset) return;
  keepTranslatedPage(document);
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["UiProvider"] */ 'shared-ui');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './application/startShell.tsx');
  await startShell();
}

void begin();
