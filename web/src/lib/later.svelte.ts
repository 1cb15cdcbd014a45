// When a table is opened, each large picture is drawn in a task of its own, so that a slow phone answers in between. What
// comes later is drawn with its view, before anything travels.
import { nextTask } from "./schedule";

export class Later {
  ready = $state(false);

  constructor() {
    void nextTask().then(() => (this.ready = true));
  }
}
