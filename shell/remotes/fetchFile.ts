/** Gets a file of the remote store; it is no call of the API. */
export type FetchFile = (address: string, request?: RequestInit) => Promise<Response>;

export const fetchFile: FetchFile = async (address, request) => await fetch(address, request);
