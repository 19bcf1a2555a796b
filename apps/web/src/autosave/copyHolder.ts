import type { EditCopy } from './copy.ts'

/** The state of one copy in this tab and who is notified of its changes. */
export class CopyHolder<T, C extends EditCopy<T>> {
  readonly #listeners = new Set<() => void>()
  #copy: C

  constructor(copy: C) {
    this.#copy = copy
  }

  get copy(): C {
    return this.#copy
  }

  set(change: Partial<EditCopy<T>> | Partial<C>): void {
    this.#copy = { ...this.#copy, ...change }
    this.notify()
  }

  notify(): void {
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
