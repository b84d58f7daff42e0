const hashPath = /^\/(?:[\w~.-][\w~./-]*)?(?:\?[\w~./&=%:,+-]*)?$/;
const longest = 500;

/** A page of ours as its hash path, such as `/approvals?page=2`; `/` for anything else. */
export function wantedPage(to: unknown): string {
  return typeof to === 'string' && to.length <= longest && hashPath.test(to) ? to : '/';
}
