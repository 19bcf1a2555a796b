import { masterCalls } from '@saki/contracts/master'

import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { countryRows, ipcRows, locarnoRows, masterLists, viennaRows } from './master.sql.ts'
import { withTag } from './publicReply.ts'

export const masterRoutes = implement(masterCalls, {
  async getAllCountry(asked) {
    return withTag(asked, await countryRows(asked.db, asked.language))
  },

  async getMaster(asked) {
    const { params, query, db, language } = asked
    const list = Object.entries(masterLists).find(([name]) => name === params.name)?.[1]
    if (!list) throw new NotFound('master list', params.name)
    return withTag(asked, await list(db, language, query.jenis === '' ? undefined : query.jenis))
  },

  async getRowLocarno(asked) {
    const sought = (asked.query.q ?? '').split(/\s+/).filter(Boolean)
    return withTag(asked, await locarnoRows(asked.db, sought))
  },

  async viennaClasses(asked) {
    return withTag(asked, await viennaRows(asked.db))
  },

  async ipcClasses(asked) {
    return withTag(asked, await ipcRows(asked.db, asked.query.codes?.split(',')))
  },
})
