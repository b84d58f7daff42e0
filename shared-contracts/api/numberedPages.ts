/** How `useInfiniteQuery` reads the pages of a call that counts them. */
export const numberedPages = {
  initialPageParam: 0,
  getNextPageParam: (
    { totalPages }: { readonly totalPages: number },
    _pages: readonly unknown[],
    last: number,
  ): number | null => (last + 1 < totalPages ? last + 1 : null),
};

/** The page to read, counted from 0. */
export interface PageRequest {
  readonly pageParam: number;
  readonly signal: AbortSignal;
}
