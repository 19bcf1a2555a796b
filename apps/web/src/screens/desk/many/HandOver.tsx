import type { Assignable, QueueRow } from '@saki/contracts/deskQueue'
import { useRef, useState } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { queryClient, queryKeyOf, useCall, useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { SelectBox } from '../../../ui/SelectBox.tsx'
import { coversCase } from './coversCase.ts'
import { ManyReport } from './ManyReport.tsx'

const QUEUE = 'queue'

/** Gives the chosen cases to an officer whose roles cover all of them, or back to the queue, and reports what failed. */
export function HandOver({ chosen }: { chosen: readonly QueueRow[] }) {
  const { say } = useWords('workload')
  const officers = useCall('officeOfficers', {}, { staleTime: 60_000 }).data ?? []
  const [to, setTo] = useState('')
  const [tried, setTried] = useState(false)
  const key = useRef(newKey())
  const give = useSend('officeAssignMany', {
    onSuccess: () => {
      key.current = newKey()
      for (const call of ['officeQueue', 'officeWorkload', 'officeOfficers', 'officeCase'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })
    },
  })
  const able = officers.filter((officer) => chosen.every((row) => coversCase(officer, row)))
  const isKnown = to === QUEUE || able.some(({ USER_ID }) => String(USER_ID) === to)
  const send = () =>
    give.mutate({
      body: {
        CASES: chosen.map(({ PROC_TYP, PROC_NBR, OFFICER }) => ({
          PROC_TYP,
          PROC_NBR,
          HELD_BY: OFFICER?.USER_ID ?? null,
        })),
        USER_ID: to === QUEUE ? null : Number(to),
        REASON: '',
      },
      key: key.current,
    })
  return (
    <div className="stack gap-8">
      {chosen.length > 0 && (
        <div className="row wrap gap-8">
          <Button
            look="primary"
            icon="transfer"
            busy={give.isPending && say('workload:many.busy')}
            onClick={() => (isKnown ? send() : setTried(true))}
          >
            {say('workload:many.assign', { count: chosen.length })}
          </Button>
          <label htmlFor="many-to">{say('workload:many.to')}</label>
          <SelectBox
            small
            id="many-to"
            aria-invalid={tried && !isKnown ? true : undefined}
            value={isKnown ? to : ''}
            onChange={({ target }) => {
              key.current = newKey()
              setTo(target.value)
            }}
          >
            <option value="">{say('workload:many.to.choose')}</option>
            {able.map((officer) => (
              <option key={officer.USER_ID} value={officer.USER_ID}>
                {nameOf(officer)}
              </option>
            ))}
            <option value={QUEUE}>{say('workload:many.to.queue')}</option>
          </SelectBox>
          {tried && !isKnown && (
            <span className="text-danger" role="alert">
              {say('workload:many.to.choose')}
            </span>
          )}
        </div>
      )}
      <ManyReport sending={give} />
    </div>
  )

  function nameOf({ USER_NAME: name, CASES: count, IND_ABSENT }: Assignable) {
    return say(IND_ABSENT === 'Y' ? 'workload:many.to.absent' : 'workload:many.to.officer', { name, count })
  }
}
