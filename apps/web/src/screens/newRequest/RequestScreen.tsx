import '../../forms/forms.module.css'

import { findRequest } from '@saki/catalogue/requests/registry'
import type { SessionUser } from '@saki/contracts/session'
import type { ReactNode } from 'react'

import { useUser } from '../../lib/session.ts'
import type { RequestPage } from '@saki/catalogue/requests/requestPages'
import { RequestWay } from '../../requests/RequestWay.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { OpenedRequest } from './OpenedRequest.tsx'
import { newRequestCopy } from './requestCopy.ts'
import { useRequestAddress } from './useRequestAddress.ts'

/** A page of requests: the form of the kind or draft in its address, else `children`. */
export function RequestScreen({ page, children }: { page: RequestPage; children: ReactNode }) {
  const user = useUser()
  const asked = useRequestAddress(page)
  if (!user) return null
  if (asked.code === undefined && asked.isBegun) return children
  return <AskedFor key={asked.id} user={user} page={page} asked={asked} />
}

interface AskedForProps {
  user: SessionUser
  page: RequestPage
  asked: ReturnType<typeof useRequestAddress>
}

function AskedFor({ user, page, asked }: AskedForProps) {
  const { say } = useWords('newRequest', 'requests', 'requestForms', 'answers')
  const { code = '', numbers, id, isBegun } = asked
  const kind = findRequest(code)
  if (isBegun && !kind)
    return (
      <Page title="newRequest:missing.kind">
        <Note tone="warn">{say('newRequest:kind.unknown', { code })}</Note>
      </Page>
    )
  if (kind?.madeAs)
    return (
      <Page title={kind.text} lead={say(kind.means)}>
        <Note>{say(`newRequest:made.${kind.madeAs}`)}</Note>
        <ul className="way-list card above-16">
          <li>
            <RequestWay kind={kind} {...(numbers[0] !== undefined && { number: numbers[0] })} />
          </li>
        </ul>
      </Page>
    )
  return (
    <OpenedRequest
      user={user}
      page={page}
      id={id}
      begun={isBegun ? newRequestCopy(id, code, numbers) : undefined}
      onNamed={asked.onNamed}
    />
  )
}
