import { Label } from '../../../../ui/Label.tsx'
import { TextArea } from '../../../../ui/TextField.tsx'
import { useWords } from '../../../../ui/useWords.ts'

interface IpcEntryProps {
  text: string
  onChange: (text: string) => void
}

/** IPC symbols of a patent, one on each line. */
export function IpcEntry({ text, onChange }: IpcEntryProps) {
  const { say } = useWords('classify')
  return (
    <TextArea
      id="ipc-symbols"
      label={<Label k="classify:ipc" />}
      hint={say('classify:ipc.hint')}
      rows={5}
      limit={1500}
      value={text}
      onChange={onChange}
    />
  )
}
