import { clsx } from 'clsx'
import { useId, useState, type DragEvent } from 'react'

import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './verification.module.css'

type Outcome = 'reading' | 'same' | 'different' | 'failed'
const tones = { same: 'good', different: 'bad', failed: 'warn', reading: 'info' } as const

/** Compares a file with the issued document in the browser; nothing is sent. */
export function FileCheck({ sha256, size }: { sha256: string; size: number }) {
  const { say } = useWords('letters')
  const input = useId()
  const [over, setOver] = useState(false)
  const [checked, setChecked] = useState<{ name: string; outcome: Outcome }>()
  const check = async (file: File | undefined) => {
    if (!file) return
    setChecked({ name: file.name, outcome: 'reading' })
    // A different size proves a different file without hashing.
    const outcome = await (file.size === size ? hashOf(file) : Promise.resolve(''))
      .then((hash): Outcome => (hash === sha256 ? 'same' : 'different'))
      .catch((): Outcome => 'failed')
    setChecked({ name: file.name, outcome })
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void check(event.dataTransfer.files[0])
  }
  return (
    <section className="card pad grid gap-12">
      <h2>
        <Label k="letters:page.fileTitle" />
      </h2>
      <div
        className={clsx(styles.drop, 'drop-zone grid gap-12 items-center text-center', over && 'over')}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <p>{say('letters:page.fileHelp')}</p>
        <label className="button" htmlFor={input}>
          <Icon name="file" />
          <Label k="letters:page.choose" />
        </label>
        <input
          id={input}
          type="file"
          accept="application/pdf,.pdf"
          className={styles.input}
          onChange={(event) => void check(event.target.files?.[0])}
        />
      </div>
      {checked && (
        <Note tone={tones[checked.outcome]} role="status">
          <p className="sm">
            <bdi>{checked.name}</bdi>
          </p>
          <b>{say(`letters:page.${checked.outcome}`)}</b>
        </Note>
      )}
    </section>
  )
}

/** SHA-256 of a file as lower-case hex, computed in the browser. Throws where the page is not served over https. */
async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
