import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useDialogs, useFailureText, useSnackbar } from 'shared-ui';
import { saveFile, type DownloadedFile } from './DownloadedFile.ts';

export interface WantedDownload {
  readonly title: string;
  readonly question: string;
  readonly confirm: string;
  /** Null if it takes longer and a notification follows. */
  readonly fetch: (signal: AbortSignal) => Promise<DownloadedFile | null>;
}

export interface DownloadWords {
  readonly done: string;
  readonly later: string;
  readonly failed: string;
  readonly failedText: string;
}

export interface DownloadEnds {
  readonly onDone: () => void;
  /** Receives the function that dismisses the "later" message. */
  readonly onLater?: (dismiss: () => void) => void;
}

/** Asks to confirm, fetches a file and saves it, or says that it comes later (spec §2). */
export function useReportDownload(words: DownloadWords, { onDone, onLater }: DownloadEnds) {
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const current = useRef<AbortController | null>(null);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => () => current.current?.abort(), []);

  async function generate({ title, question, confirm, fetch }: WantedDownload): Promise<void> {
    if (!(await dialogs.confirm({ title, text: question, confirm }))) return;
    const controller = new AbortController();
    current.current = controller;
    setIsSending(true);
    try {
      const file = await fetch(controller.signal);
      if (file) {
        saveFile(file);
        snackbar.show({ text: words.done });
      } else {
        const dismiss = snackbar.show({ text: words.later, stays: true });
        onLater?.(dismiss);
      }
      onDone();
    } catch (error) {
      if (controller.signal.aborted) return;
      setIsSending(false);
      await dialogs.error({
        title: words.failed,
        text: error instanceof ApiFailure ? failureText(error) : words.failedText,
      });
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, generate, stop: () => current.current?.abort() };
}
