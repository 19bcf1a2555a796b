import type { SubRef, WorkflowRow } from '@saki/contracts/workflow'
import { useState } from 'react'

import { openPopUp } from '../../lib/popUp.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../ui/useWords.ts'
import { SubSheet } from './SubSheet.tsx'

/** Links from an event to its letter and to the processes below it. */
export function EventLinks({ row }: { row: WorkflowRow }) {
  const { say } = useWords('viewer')
  const [opened, setOpened] = useState<SubRef>()
  const letter = row.HAS_OFFIDOC === 'Y' && row.ACTION_NBR !== null
  if (!letter && row.SUBS.length === 0) return null
  return (
    <p className="evlinks">
      {letter && (
        <Button
          look="act"
          icon="receipt"
          onClick={() => openPopUp(`/viewer/pdf/${row.PROC_TYP}-${row.PROC_NBR}-${row.ACTION_NBR}`)}
        >
          <bdi>{row.OFFIDOC_NAME}</bdi>
        </Button>
      )}
      {row.SUBS.map((sub) => (
        <Button key={sub.PROC_NBR} look="act" icon="branch" onClick={() => setOpened(sub)}>
          {say(sub.KIND === 'LETTER' ? 'viewer:map.procedure.letter' : 'viewer:map.procedure.answer')}:{' '}
          <span lang="id">{sub.STATUS_NAME}</span>
          {sub.STATUS_CAPTION && <span className="cap"> {sub.STATUS_CAPTION}</span>}
        </Button>
      ))}
      {opened && <SubSheet sub={opened} onClose={() => setOpened(undefined)} />}
    </p>
  )
}
