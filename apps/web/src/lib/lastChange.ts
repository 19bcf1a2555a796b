/** When the server last answered a write of this page, such as a log-in, or pushed an event; milliseconds by the device's clock. */
export const lastChange = { at: 0 }
