// Whether the colour chart stays on the map: this browser remembers it.
const KEY = "bottega-pastiche-chart";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === "pinned";
  } catch {
    return false; // no storage: nothing is remembered
  }
}

class Pin {
  on = $state(remembered());

  set = (on: boolean): void => {
    this.on = on;
    try {
      if (on) localStorage.setItem(KEY, "pinned");
      else localStorage.removeItem(KEY);
    } catch {
      // it is gone after a reload
    }
  };
}

export const pin = new Pin();
