import './boot/base.css';
import { keepTranslatedPage } from './boot/keepTranslatedPage.ts';
import { nextTask } from './boot/nextTask.ts';

/**
 * The shell's bundle starts part by part, each in its own task, so the painted page stays
 * responsive.
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
