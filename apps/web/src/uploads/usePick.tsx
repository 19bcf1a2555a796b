import { useRef, type ReactNode } from 'react'

interface Asked {
  accept: string
  multiple?: boolean
  /** Opens the camera directly on devices that have one. */
  camera?: boolean
}

/**
 * Opens the browser's file chooser. Render `input` once; `pick` resolves when files were chosen and never settles when
 * the user cancels.
 */
export function usePick(name: string): { input: ReactNode; pick: (asked: Asked) => Promise<File[]> } {
  const input = useRef<HTMLInputElement>(null)
  const answer = useRef<(files: File[]) => void>(() => undefined)
  const pick = ({ accept, multiple = false, camera = false }: Asked) => {
    const field = input.current
    if (field) {
      field.accept = accept
      field.multiple = multiple
      if (camera) field.setAttribute('capture', 'environment')
      else field.removeAttribute('capture')
      field.value = ''
      field.click()
    }
    return new Promise<File[]>((resolve) => (answer.current = resolve))
  }
  return {
    pick,
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        onChange={(event) => answer.current([...(event.target.files ?? [])])}
      />
    ),
  }
}
