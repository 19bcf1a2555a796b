import { useState, type ClipboardEvent, type DragEvent } from 'react'

/** Files dropped on an element, or pasted while the focus is in it. `isOver`: files are being dragged over it. */
export function useDropPaste(isOpen: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  if (!isOpen) return { isOver: false, handlers: {} }
  const take = (files: FileList | undefined) => {
    if (!files || files.length === 0) return false
    onFiles([...files])
    return true
  }
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        // Text may be dropped into a field.
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent) => {
        if (take(event.clipboardData.files)) event.preventDefault()
      },
    },
  }
}
