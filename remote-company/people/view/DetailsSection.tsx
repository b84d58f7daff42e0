import { useText } from '../../messages/useText.ts';
import { rightGroupNames, rightGroups } from '../rules/rights.ts';
import { PersonSection } from './PersonSection.tsx';
import type { Person } from './PersonPanel.tsx';
import { useLanguageName } from './useLanguageName.ts';

/** User name, e-mail, language and rights. */
export function DetailsSection({ person: { entry } }: { readonly person: Person }) {
  const text = useText();
  const languageName = useLanguageName();
  const none = text('people.noValue');
  const { username, email, settings, authorities = [] } = entry;
  const locale = settings?.locale;
  return (
    <PersonSection
      title={text('people.details')}
      facts={[
        [text('people.username'), username ?? none],
        [text('people.email'), email ?? none],
        [
          text('people.language'),
          locale === undefined ? text('people.language.default') : languageName(locale),
        ],
        [
          text('rights.title'),
          authorities.length === 0 ? text('rights.none') : <Rights held={authorities} />,
        ],
      ]}
    />
  );
}

function Rights({ held }: { readonly held: readonly string[] }) {
  const text = useText();
  const groups = rightGroupNames.flatMap((group) => {
    const rights = rightGroups[group].filter((right) => held.includes(right));
    return rights.length === 0 ? [] : [{ group, rights }];
  });
  return groups.map(({ group, rights }) => (
    <div key={group}>
      {text(`rights.${group}`)}: {rights.map((right) => text(`right.${right}`)).join(', ')}
    </div>
  ));
}
