import type { TextKey } from '@saki/texts'
import { useSyncExternalStore } from 'react'

import type { Values } from './useWords.ts'

export interface Toast {
  id: number
  text: TextKey
  values?: Values | undefined
  /** A second line from the server or the case, already in the reader's language. */
  detail?: string | undefined
  tone: 'good' | 'info' | 'bad'
  /** Milliseconds until it closes. */
  lasts: number
  action?: { text: TextKey; do: () => void } | undefined
}

/** A message the reader must close, with an icon; for results of downloads. */
export interface Message {
  title: TextKey
  body: TextKey
  values?: Values | undefined
  tone: 'info' | 'error' | 'warning'
  /** Explanation and advice, below the message. */
  why?: TextKey | undefined
  /** An explanation from the server. */
  detail?: string | undefined
  /** Correlation id for the help desk. */
  id?: string | undefined
  action?: { text: TextKey; do: () => void } | undefined
}

const LASTS = 5000
const MOST = 3
let toasts: readonly Toast[] = []
let message: Message | undefined
let last = 0
const listeners = new Set<() => void>()

/** Shows a toast for 5 s, with an action for 10 s. At most three are shown. Never use it as the only place of an error or a number. */
export function showToast(text: TextKey, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  const toast: Toast = { id: ++last, text, tone: 'good', lasts: options.action ? 2 * LASTS : LASTS, ...options }
  toasts = [...toasts, toast].slice(-MOST)
  changed()
}

export function closeToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id)
  changed()
}

/** Shows a message in place of the one before. */
export function showMessage(next: Message): void {
  message = next
  changed()
}

export function closeMessage(): void {
  message = undefined
  changed()
}

export function currentMessage(): Message | undefined {
  return message
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts)
}

export function useMessage(): Message | undefined {
  return useSyncExternalStore(subscribe, currentMessage)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function changed(): void {
  for (const listener of listeners) listener()
}
