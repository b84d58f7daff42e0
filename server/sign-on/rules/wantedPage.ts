const hashPath = /^\/(?:[\w~.-][\w~./-]*)?(?:\?[\w~./&=%:,+-]*)?$/;
const longest = 500;

/** The hash path of a page of ours, such as `/approvals?page=2`; `/` for anything else. */
export function wantedPage(to: unknown): string {
  return typeof to === 'string' && to.length <= longest && hashPath.test(to) ? to : '/';
}
