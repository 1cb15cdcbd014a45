// How far the page without a server is: loading, ready, or why not.

export const progress: { loaded: number; bytes: number; ready: boolean; kept: boolean; failure: string } = $state({
  loaded: 0,
  bytes: 0,
  ready: false,
  kept: true,
  failure: "",
});
