import { useState } from 'react'

import { Button } from '../../../../ui/Button.tsx'
import { Choice } from '../../../../ui/Choice.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { useWords } from '../../../../ui/useWords.ts'
import { AccountHolder } from './AccountHolder.tsx'
import { KnownPersons } from './KnownPersons.tsx'
import { NewPerson, PERSON_FORM } from './NewPerson.tsx'
import type { PartyChoice } from './partyChoice.ts'

const ways = ['NEW', 'REGISTER', 'ACCOUNT'] as const

/** Who filed a paper: a new person, somebody known already, or the holder of an account that the paper names. */
export function PartyDialog({ onClose, ...choice }: PartyChoice & { onClose: () => void }) {
  const { say } = useWords('paperParty')
  const [way, setWay] = useState<(typeof ways)[number]>('NEW')
  return (
    <Dialog
      tall
      title={<Label k="paperParty:title" />}
      width={720}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          {way === 'NEW' && (
            <Button type="submit" form={PERSON_FORM} look="primary">
              <Label k="paperParty:choose" />
            </Button>
          )}
        </>
      }
    >
      <div className="stack below-16">
        <Choice
          id="party-way"
          look="cards"
          label={<Label k="paperParty:how" />}
          options={ways.map((value) => ({ value, label: say(`paperParty:as.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {way === 'NEW' && <NewPerson onChoose={choice.onChoose} />}
        {way === 'REGISTER' && <KnownPersons {...choice} />}
        {way === 'ACCOUNT' && <AccountHolder {...choice} />}
      </div>
    </Dialog>
  )
}
