import { vi } from 'vitest'

/** Whether the device asks to save data, until the end of a test. */
export function setSavesData(saveData: boolean): void {
  vi.spyOn(navigator as { connection?: unknown }, 'connection', 'get').mockReturnValue({ saveData })
}
