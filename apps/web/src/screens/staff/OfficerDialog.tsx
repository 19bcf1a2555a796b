import { staffForms } from '@saki/catalogue/dialogs/staffForm'
import type { StaffRow } from '@saki/contracts/staff'
import { wordsOf, type FormRow } from '@saki/domain/forms/form'
import { officeRoles, officeSections } from '@saki/domain/office/officeRoles'

import { FormDialog } from '../../forms/FormDialog.tsx'
import type { ValueOf } from '../../forms/useDialogForm.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'

/** Number, section and roles of an account; without `officer` a new account with its name and address. */
export function OfficerDialog({
  officer,
  today = '',
  onEnd,
  onClose,
}: {
  officer?: StaffRow
  today?: string
  /** Goes on to closing the account. */
  onEnd?: () => void
  onClose: () => void
}) {
  const { say } = useWords('office', 'staff')
  const onSuccess = () => {
    showToast(officer ? 'staff:saved' : 'staff:added')
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeStaff') })
    onClose()
  }
  const add = useSend('officeStaffAdd', { onSuccess })
  const change = useSend('officeStaffSave', { onSuccess })
  const save = (value: ValueOf, key: string, row: FormRow) => {
    const chosen = new Set(wordsOf(row.ROLES))
    const office = {
      NIP: value('NIP'),
      SECTION: officeSections.find((section) => section === value('SECTION')) ?? 'general',
      ROLES: officeRoles.filter((role) => chosen.has(role)),
    }
    if (officer)
      change.mutate({
        body: { USER_ID: officer.USER_ID, ...office, REASON: value('REASON'), ROW_VERSION: officer.ROW_VERSION },
        key,
      })
    else add.mutate({ body: { EMAIL: value('EMAIL'), USER_NAME: value('USER_NAME'), ...office }, key })
  }
  const title = officer ? say('staff:edit.of', { name: officer.USER_NAME }) : <Label k="staff:add" />
  const start = officer
    ? { NIP: officer.NIP, SECTION: officer.SECTION, ROLES: officer.ROLES }
    : { SECTION: 'general', ROLES: [] }
  return (
    <FormDialog
      title={title}
      width={720}
      form={officer ? staffForms.change : staffForms.add}
      start={start}
      today={today}
      sending={officer ? change : add}
      onSave={save}
      onClose={onClose}
      aside={
        onEnd && (
          <span className="aside grow">
            <Button look="act" icon="lock" onClick={onEnd}>
              <Label k="staff:close" />
            </Button>
          </span>
        )
      }
    />
  )
}
