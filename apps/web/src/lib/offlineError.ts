/** A screen that could not be loaded because the device is not connected. `retry` loads it again and does not reject. */
export class OfflineError extends Error {
  readonly retry: () => Promise<void>

  constructor(retry: () => Promise<void>) {
    super('offline')
    this.retry = retry
  }
}
