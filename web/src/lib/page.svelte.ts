/** What the screen that is shown says of itself; the title of the browser's tab goes by it (App.svelte). */
export const page: { title: string } = $state({ title: "" });
