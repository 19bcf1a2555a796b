import { useState } from 'react'

import { useSend } from '../../../../lib/queries.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useWords } from '../../../../ui/useWords.ts'
import type { PartyChoice } from './partyChoice.ts'

/** The holder of an account that the paper names by its whole e-mail address or number; nothing less finds one. */
export function AccountHolder({ patentId, onChoose }: PartyChoice) {
  const { say } = useWords('paperParty')
  const [named, setNamed] = useState('')
  const find = useSend('officeFindAccount')
  const found = find.data && find.variables?.body?.NAMED === named ? find.data : undefined
  const error = find.error && find.variables?.body?.NAMED === named ? find.error : undefined
  const search = () => {
    if (named.trim() !== '' && !find.isPending) find.mutate({ body: { PATENT_ID: patentId, NAMED: named } })
  }
  return (
    <div className="stack">
      <TextField
        id="party-named"
        label={<Label k="paperParty:named" />}
        hint={say('paperParty:named.hint')}
        maxLength={200}
        autoComplete="off"
        value={named}
        onChange={setNamed}
        error={error && (error.fields[0]?.message ?? error.title)}
      />
      <div className="row wrap gap-8">
        {found ? (
          <>
            <span className="inline-row gap-4 grow">
              <Icon name="check-circle" size={16} />
              <span className="sr">{say('paperParty:named.found')}</span>
              <bdi className="strong break-anywhere">{found.NAME}</bdi>
            </span>
            <Button
              look="primary"
              onClick={() =>
                onChoose({ party: { AS: 'ACCOUNT', NAMED: named.trim() }, name: found.NAME, isPosted: false })
              }
            >
              <Label k="paperParty:choose" />
            </Button>
          </>
        ) : (
          <Button icon="search" busy={find.isPending && say('core:loading')} onClick={search}>
            <Label k="paperParty:named.find" />
          </Button>
        )}
      </div>
    </div>
  )
}
