import { EmptyState, HourglassHalfRegular } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { OtherPageButton } from './OtherPageButton.tsx';

/** Says that a page is still on its way, while the rest works; it takes this place when it comes. */
export function RemoteLate({ title }: { readonly title: string }) {
  const text = useText();
  return (
    <EmptyState
      icon={<HourglassHalfRegular />}
      meaning="warning"
      title={text('shell.remoteLate', { page: title })}
      text={<span role="status">{text('shell.remoteLate.text')}</span>}
      actions={<OtherPageButton than={title} />}
    />
  );
}
