import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { atMost, quantile, reading, type Section } from '../report/figure.ts';
import {
  boardDays,
  boardRows,
  draggedDays,
  draggedPeople,
  measurePlanBoard,
} from './measurePlanBoard.ts';
import { measureTimeline } from './measureTimeline.ts';
import { withDemo } from '../company/withSystem.ts';

/**
 * The speed at which the schedule board is painted and scrolled, compared with vis-timeline in the
 * same browser.
 */
export async function planBoardSection(browser: Browser): Promise<Section> {
  return withDemo(async (system) => {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
    });
    try {
      const [load = 0] = loadavg();
      const board = await measurePlanBoard(context, system.url);
      const other = await measureTimeline(context, board.rows);
      const beside = (times: readonly number[], share: number) => ({
        unit: ' ms',
        beside: quantile(times, share),
      });
      return {
        title: `The board of schedules, ${boardRows.toLocaleString('en')} people and ${boardDays} days, CPU 4× slower`,
        command: 'npm run bench -- plan-board',
        besideTitle: 'vis-timeline',
        figures: [
          reading('load of the machine when it began', load, { digits: 1 }),
          atMost(
            'all of the board, from data that is there until drawn, median',
            quantile(board.opened, 0.5),
            200,
            beside(other.opened, 0.5),
          ),
          atMost(
            'another month, from its answer until drawn, median',
            quantile(board.drawn, 0.5),
            200,
            {
              unit: ' ms',
            },
          ),
          reading('the same, from asking until answered, median', quantile(board.answered, 0.5), {
            unit: ' ms',
          }),
          reading(
            'frame while people go by, median',
            quantile(board.down, 0.5),
            beside(other.down, 0.5),
          ),
          atMost('the same, 95 %', quantile(board.down, 0.95), 40, beside(other.down, 0.95)),
          reading(
            'frame while days go by, median',
            quantile(board.across, 0.5),
            beside(other.across, 0.5),
          ),
          atMost('the same, 95 %', quantile(board.across, 0.95), 40, beside(other.across, 0.95)),
          reading(
            `frame while ${draggedDays} days of ${draggedPeople} people are dragged over, median`,
            quantile(board.dragged, 0.5),
            { unit: ' ms' },
          ),
          atMost('the same, 95 %', quantile(board.dragged, 0.95), 40, { unit: ' ms' }),
          reading('the same, longest: what was let go is chosen', quantile(board.dragged, 1), {
            unit: ' ms',
          }),
        ],
      };
    } finally {
      await context.close();
    }
  });
}
