import { Menu } from '@mantine/core'
import type { CaseRow } from '@saki/contracts/caseRow'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'

import { useLetterToAnswer } from '../../cases/useLetterToAnswer.ts'
import { useReceipt } from '../../cases/useReceipt.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { entriesOf, type RowAction } from './rowActions.ts'

const CopyDialog = lazy(async () => ({ default: (await import('../../drafts/copy/CopyDialog.tsx')).CopyDialog }))

/** The menu of a row: the actions allowed for the case now. */
export function RowMenu({ row }: { row: CaseRow }) {
  const { say } = useWords('applications')
  const navigate = useNavigate()
  const [isCopying, setCopying] = useState(false)
  const { fetchReceipt } = useReceipt()
  const patentId = row.PATENT_ID ?? row.SUBMISSION_NBR
  const letter = useLetterToAnswer(row.PATENT_ID, row.GROUP === 'action')
  const go = ({ to, search }: RowAction) => {
    if (to) void navigate({ to, params: { patentId }, search } as unknown as { to: string })
    else fetchReceipt(patentId)
  }
  return (
    <>
      <Menu position="bottom-end" width={260} withinPortal>
        <Menu.Target>
          <button type="button" className="icobtn" aria-label={say('applications:menu', { title: row.TITLE })}>
            <Icon name="more" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {letter && (
            <Menu.Item
              leftSection={<Icon name="reply" />}
              onClick={() => void navigate({ to: '/jawaban/$procid', params: { procid: letter } })}
            >
              <Label k="inbox:screen.answer" />
            </Menu.Item>
          )}
          {entriesOf(row.ACTIONS).map((entry) => (
            <Menu.Item key={entry.action} leftSection={<Icon name={entry.icon} />} onClick={() => go(entry)}>
              <Label k={entry.text} />
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<Icon name="copy" />} onClick={() => setCopying(true)}>
            <Label k="core:copy" />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {isCopying && <CopyDialog from={patentId} title={row.TITLE} onClose={() => setCopying(false)} />}
      </Suspense>
    </>
  )
}
