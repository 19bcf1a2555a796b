import type { FileFinding, FileRow } from '@saki/contracts/fileRow'
import { useEffect, useRef } from 'react'

import { ask } from '../lib/ask.ts'

/** Most findings the server stores for one file. */
const MOST = 500

export interface CheckedUpload {
  file: FileRow
  findings: readonly FileFinding[]
}

/**
 * Saves the findings of this device for stored files, once per result, so that other devices and officers see them too.
 */
export function useKeepChecks(
  looked: readonly CheckedUpload[],
  { readOnly, onKept }: { readOnly: boolean; onKept: () => void },
) {
  const sent = useRef(new Map<string, string>())
  const wanted = readOnly
    ? []
    : looked.filter(({ file, findings }) => {
        const name = nameOf(findings)
        return (!file.CHECK || nameOf(file.CHECK.FINDINGS) !== name) && sent.current.get(file.ID) !== name
      })
  const names = wanted.map(({ file, findings }) => `${file.ID} ${nameOf(findings)}`).join('\n')
  useEffect(() => {
    if (names === '') return
    const send = async () => {
      for (const { file, findings } of wanted) {
        sent.current.set(file.ID, nameOf(findings))
        await ask('saveFileCheck', { body: { DOC_ID: file.ID, FINDINGS: findings.slice(0, MOST) }, quiet: true }).catch(
          () => sent.current.delete(file.ID),
        )
      }
      onKept()
    }
    void send()
    // Depends on `names`, because `wanted` and `onKept` are new in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names])
}

/** Equal findings give equal strings, whatever the order of their VALUES. */
function nameOf(findings: readonly FileFinding[]): string {
  return JSON.stringify(
    findings
      .slice(0, MOST)
      .map(({ CODE, LEVEL, PAGE, VALUES }) => [
        CODE,
        LEVEL,
        PAGE,
        Object.entries(VALUES).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ]),
  )
}
