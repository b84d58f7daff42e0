import { makeStyles, PunctualThemeProvider } from 'shared-ui';
import { LanguageChoice } from '../../language/view/LanguageChoice.tsx';
import { SpokenLanguage } from '../../language/view/SpokenLanguage.tsx';
import { useLanguages } from '../../language/view/useLanguages.ts';
import { LeaveDialog } from '../../leaving/view/LeaveDialog.tsx';
import { EndingNote } from '../../session/view/EndingNote.tsx';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { WaitingScreen } from '../../waiting/view/WaitingScreen.tsx';
import { Waking } from '../../waking/view/Waking.tsx';
import { doingOn } from '../rules/screen.ts';
import { IdentificationScreens } from './IdentificationScreens.tsx';
import { PunchScreens } from './PunchScreens.tsx';
import { useWall } from './useWall.ts';

/** The wall at which people clock: waits, identifies, offers operations, and confirms. */
export function Page() {
  const styles = useStyles();
  const languages = useLanguages();
  const wall = useWall();
  const { screen, ways, asksNumber, isConnected, spoken, kept, leaving, notice, sight } = wall;
  const isWaiting = screen.kind === 'waiting';
  const isDark = ['waiting', 'success', 'kept'].includes(screen.kind);
  // No waking if the number comes first.
  const wakes = ways.includes('FACE') && !asksNumber;
  return (
    <PunctualThemeProvider locale={spoken} scheme={isDark ? 'dark' : 'light'}>
      <div className={styles.wall} onContextMenu={(event) => event.preventDefault()}>
        <SpokenLanguage locale={spoken}>
          {isWaiting && (
            <WaitingScreen
              readTime={wall.readTime}
              isConnected={isConnected}
              ways={ways}
              asksNumber={asksNumber}
              onTap={wall.tap}
              isReading={wall.isReading}
              notice={
                notice && (
                  <SpokenLanguage locale={notice.locale}>
                    <NoticeNote words={notice.words} />
                  </SpokenLanguage>
                )
              }
              keptCount={kept.count}
              languages={<LanguageChoice languages={languages} onChoose={wall.choose} />}
              onLeave={() => void leaving.leave()}
            />
          )}
          <Waking
            detector={wakes && sight !== 'COMING' && isConnected && isDark ? sight : null}
            doing={doingOn(screen)}
            mayWake={isWaiting && !wall.isReading && !leaving.isLeaving}
            onWake={() => wall.tell({ kind: 'woken' })}
          />
          <IdentificationScreens wall={wall} />
          <PunchScreens wall={wall} />
        </SpokenLanguage>
        {wall.leavesAt !== null && <EndingNote leavesAt={wall.leavesAt} />}
        <LeaveDialog open={leaving.isLeaving} keptCount={kept.count} onAnswer={leaving.onLeft} />
      </div>
    </PunctualThemeProvider>
  );
}

const useStyles = makeStyles({
  wall: { userSelect: 'none', touchAction: 'pan-y', minHeight: '100dvh' },
});
