import { useEffect, useMemo } from 'react';
import { useApi, useInfiniteQuery } from 'shared-ui';
import { inviteePages, type InviteeFilter } from '../data/invitationCalls.ts';
import { mostInvited } from '../rules/invitee.ts';

/** The people of the filter, as many as one run can invite: all of them are read. */
export function usePeople(filter: InviteeFilter) {
  const api = useApi();
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    inviteePages(api, filter),
  );
  const people = useMemo(() => data?.pages.flatMap(({ contents }) => contents) ?? [], [data]);
  const readsOn = hasNextPage && people.length < mostInvited && !error;
  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage();
  }, [readsOn, isFetching, fetchNextPage]);
  const first = data?.pages[0];
  return {
    people,
    total: data?.pages.at(-1)?.total ?? 0,
    company: first && {
      name: first.companyName,
      givesPins: first.givesPins,
      address: first.address ?? location.origin,
    },
    isComplete: data !== undefined && !readsOn,
    failure: error,
    retry: () => void refetch(),
  };
}
