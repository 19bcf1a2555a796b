import type { ListedRequest } from '@saki/contracts/requests'
import { useState } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import { isWithdrawable, requestName, requestPage } from '../../requests/requestKinds.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { MenuItem } from '../../ui/menu/menuParts.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useDraftPage } from './DraftLink.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** The menu of a row: everything that may be done with the request now. */
export function RequestMenu({ row }: { row: ListedRequest }) {
  const { say } = useWords('ownRequests', 'requests', 'applications')
  const goTo = useGoTo()
  const openDraft = useDraftPage()
  const [isAsking, setAsking] = useState(false)
  const { SUBMISSION_NBR: number, TEMP_ID, GROUP, USERDOC_TYP } = row
  const title = `${say(requestName(USERDOC_TYP))} ${number ?? row.TITLE}`
  return (
    <>
      <Menu
        width={240}
        button={{ className: 'icon-button', 'aria-label': say('applications:menu', { title }) }}
        face={<Icon name="more" />}
      >
        {number === null && TEMP_ID !== null && (
          <>
            <MenuItem icon={<Icon name="pencil" />} onClick={() => openDraft(USERDOC_TYP, TEMP_ID)}>
              <Label k="ownRequests:continue" />
            </MenuItem>
            <MenuItem
              icon={<Icon name="upload" />}
              onClick={() => void goTo({ to: '/user-docx/tp/uploadFile/$fileId', params: { fileId: TEMP_ID } })}
            >
              <Label k="ownRequests:files" />
            </MenuItem>
          </>
        )}
        {number !== null && (
          <MenuItem
            icon={<Icon name="eye" />}
            onClick={() => void goTo({ to: requestPage(USERDOC_TYP), params: { fileId: number } })}
          >
            <Label k="core:view" />
          </MenuItem>
        )}
        {number !== null && GROUP === 'UNPAID' && (
          <MenuItem
            icon={<Icon name="card" />}
            onClick={() => void goTo({ to: '/customer-screen/payments/$patentId', params: { patentId: number } })}
          >
            <Label k="core:pay" />
          </MenuItem>
        )}
        {number !== null && isWithdrawable(USERDOC_TYP, GROUP) && (
          <MenuItem icon={<Icon name="undo" />} onClick={() => setAsking(true)}>
            <Label k="ownRequests:withdraw" />
          </MenuItem>
        )}
      </Menu>
      {isAsking && number !== null && (
        <WithdrawDialog
          number={number}
          kind={USERDOC_TYP}
          isUnpaid={GROUP === 'UNPAID'}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
