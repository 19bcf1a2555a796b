import { orderAnnuities } from '@saki/api/domains/annuities/orderAnnuities'
import { chargeAnnuities, totalOf } from '@saki/api/domains/payments/chargeAnnuities'
import { accountOf } from '@saki/api/domains/upkeep/accounts'
import { listGranted } from '@saki/api/domains/upkeep/grantedPatents.sql'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'

import { demoUserId, type DemoContext, type DemoEvent } from '../demoContext.ts'
import { later, officeHour, workingDay } from '../story.ts'
import { payCode } from '../payCode.ts'
import { numbersOf } from './playRequest.ts'
import { readDelivered } from './readDelivered.ts'

const PATENT = 'Panel Anyaman Bambu Bertepi Kait'
const ORDERED = 21

/** The owner and somebody else order the next annuity of a patent on one day; the payment that comes second is held at the desk. */
export function annuityScenes(today: LegalDate): DemoEvent[] {
  const at = later(officeHour(workingDay(ORDERED, today), 3), 0.3)
  const payers = ['konsultan@contoh.id', 'sari@contoh.id']
  const orders = payers.map((email) => ({ email, billingCode: '', amount: 0 }))
  return orders.flatMap((order, place): DemoEvent[] => [
    {
      at: later(at, place),
      play: async (context) => void Object.assign(order, await orderNext(context, order.email, later(at, place))),
    },
    {
      at: later(at, 30 + place * 20),
      play: async (context) => {
        await payCode(context, { ...order, what: PATENT }, later(at, 30 + place * 20))
        await readDelivered(context, later(at, 30 + place * 20))
      },
    },
  ])
}

async function orderNext({ tx, userIds }: DemoContext, email: string, at: Date) {
  const [applicationNumber = ''] = await numbersOf(tx, [PATENT])
  const [patent] = await listGranted(tx, { numbers: [applicationNumber] })
  const toYear = patent && accountOf(patent, legalDateOf(at)).leastTo
  if (toYear === undefined) throw new Error(`demonstration: no annuity of ${PATENT} can be paid`)
  const wishes = [{ applicationNumber, toYear }]
  const total = totalOf(await chargeAnnuities(tx, wishes, legalDateOf(at), 1))
  return orderAnnuities(tx, demoUserId(userIds, email), { wishes, total, most: 1, now: at })
}
