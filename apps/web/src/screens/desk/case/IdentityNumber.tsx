import type { OfficeNotes } from '@saki/contracts/deskCase'
import { legalTimeText } from '@saki/texts/dates'
import { useState } from 'react'

import { queryClient, queryKeyOf, useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'

export type PartyRole = OfficeNotes['NUMBER_READINGS'][number]['ROLE']

interface IdentityNumberProps {
  patentId: string
  party: PartyRole
  seqNbr: number
  /** The number with all but its last four characters hidden. */
  masked: string
  /** Who read it so far, oldest first. */
  readings: OfficeNotes['NUMBER_READINGS']
}

/** A masked identity number. The whole one is fetched when an officer asks for it, which is recorded and shown below. */
export function IdentityNumber({ patentId, party, seqNbr, masked, readings }: IdentityNumberProps) {
  const { say, language } = useWords('deskCase')
  const [number, setNumber] = useState<string>()
  const read = useSend('officeReadNumber', {
    onSuccess: ({ NUMBER }) => {
      setNumber(NUMBER)
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeNotes') })
    },
  })
  const own = readings.filter(({ ROLE, SEQ_NBR }) => ROLE === party && SEQ_NBR === seqNbr)
  const last = own.at(-1)
  return (
    <div className="grid gap-2 items-start">
      <div className="row wrap gap-8">
        <span className="hint">
          <Label k="deskCase:number.label" />
        </span>
        <bdi dir="ltr" className="mono">
          {number ?? masked}
        </bdi>
        {number === undefined ? (
          <Button
            look="act"
            icon="eye"
            busy={read.isPending && say('deskCase:number.read')}
            onClick={() => read.mutate({ body: { PATENT_ID: patentId, ROLE: party, SEQ_NBR: seqNbr } })}
          >
            <Label k="deskCase:number.read" />
          </Button>
        ) : (
          <Button look="act" onClick={() => setNumber(undefined)}>
            <Label k="deskCase:number.hide" />
          </Button>
        )}
      </div>
      {read.error && <ErrorPanel error={read.error} />}
      <span className="hint">
        {last
          ? say('deskCase:number.log', { name: last.READ_BY, at: legalTimeText(last.READ_AT, language) })
          : say('deskCase:number.hint')}
      </span>
    </div>
  )
}
