import { casePath, PUBLIC_ROOT } from '@saki/domain/publicRegister/casePath'

import { QrPicture } from '../../../billing/QrPicture.tsx'
import { officeTimeOf } from '../../../ui/clock.ts'
import { LegalTime } from '../../../ui/LegalTime.tsx'
import { useWords } from '../../../ui/useWords.ts'

/** On paper: where the case is found as it is now, as text and QR code, who says so, and of when the sheet is. `asOf`: milliseconds by the device's clock. */
export function PrintedAddress({ letter, number, asOf }: { letter: string; number: string; asOf: number }) {
  const { say } = useWords('casePage')
  const address = `${location.origin}${PUBLIC_ROOT}${casePath({ letter, applicationNumber: number })}`
  return (
    <div className="onlyprint row align-center gap-16 small">
      <QrPicture text={address} label={say('casePage:print.qr')} />
      <p>
        <b className="block">{say('core:office')}</b>
        {say('casePage:print.now')} <bdi dir="ltr">{address}</bdi>
        <span className="block">
          {say('casePage:print.asOf')} <LegalTime at={new Date(officeTimeOf(asOf))} />
        </span>
      </p>
    </div>
  )
}
