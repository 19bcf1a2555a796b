import type { CaseRow } from '@saki/contracts/caseRow'
import { useState } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import { useLetterToAnswer } from '../../cases/useLetterToAnswer.ts'
import { useReceipt } from '../../cases/useReceipt.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { MenuItem } from '../../ui/menu/menuParts.tsx'
import { useWords } from '../../ui/useWords.ts'
import { entriesOf, type RowAction } from './rowActions.ts'
import { lateDialog } from '../../ui/Late.tsx'

const OffersDialog = lateDialog(async () => (await import('../../requests/OffersDialog.tsx')).OffersDialog)
const CopyDialog = lateDialog(async () => (await import('../../drafts/copy/CopyDialog.tsx')).CopyDialog)

/** The menu of a row: the actions allowed for the case now. */
export function RowMenu({ row }: { row: CaseRow }) {
  const { say } = useWords('applications')
  const goTo = useGoTo()
  const [open, setOpen] = useState<'copy' | 'offers'>()
  const { fetchReceipt } = useReceipt()
  const patentId = row.PATENT_ID ?? row.SUBMISSION_NBR
  const { letter } = useLetterToAnswer(row.PATENT_ID, row.GROUP === 'action')
  const go = ({ to, search }: RowAction) => {
    if (to) void goTo({ to, params: { patentId }, search })
    else fetchReceipt(patentId)
  }
  return (
    <>
      <Menu
        width={260}
        button={{ className: 'icon-button', 'aria-label': say('applications:menu', { title: row.TITLE }) }}
        face={<Icon name="more" />}
      >
        {letter && (
          <MenuItem
            icon={<Icon name="reply" />}
            onClick={() => void goTo({ to: '/jawaban/$procid', params: { procid: letter } })}
          >
            <Label k="inbox:screen.answer" />
          </MenuItem>
        )}
        {row.PATENT_ID !== null && (
          <MenuItem icon={<Icon name="file" />} onClick={() => setOpen('offers')}>
            <Label k="applications:do.request" />
          </MenuItem>
        )}
        {entriesOf(row.ACTIONS).map((entry) => (
          <MenuItem key={entry.action} icon={<Icon name={entry.icon} />} onClick={() => go(entry)}>
            <Label k={entry.text} />
          </MenuItem>
        ))}
        <MenuItem icon={<Icon name="copy" />} onClick={() => setOpen('copy')}>
          <Label k="core:copy" />
        </MenuItem>
      </Menu>
      {open === 'copy' && <CopyDialog from={patentId} title={row.TITLE} onClose={() => setOpen(undefined)} />}
      {open === 'offers' && <OffersDialog number={patentId} title={row.TITLE} onClose={() => setOpen(undefined)} />}
    </>
  )
}
