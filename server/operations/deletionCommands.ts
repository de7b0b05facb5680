import {deleteAccount, dueAccounts} from '../profile/deleteAccount.ts'
import type {Command} from './command.ts'
import {profileIdOf} from './find.ts'

const counted = (amount: number) => `${amount} account${amount === 1 ? '' : 's'}`

/** Carries out what students asked for from their profile (D-24). */
export const deletionCommands: readonly Command[] = [
  {
    words: 'delete-due-accounts',
    usage: '',
    about:
      'Deletes for good the accounts whose deletion was asked for 14 days ago. Run it daily: 15 days are promised.',
    options: {'dry-run': {kind: 'flag', about: 'only tells which ones'}},
    run: async ({db, now, flag}) => {
      const due = await dueAccounts(db, now)
      const lines = due.map(({profileId, requestedAt}) => `${profileId}\tasked on ${requestedAt.toISOString()}`)
      if (flag('dry-run')) return [...lines, `${counted(due.length)} due`]
      for (const {profileId} of due) await deleteAccount(db, profileId, now)
      return [...lines, `${counted(due.length)} deleted`]
    },
  },
  {
    words: 'account delete',
    usage: 'EMAIL',
    about: 'Deletes one account for good, at once, with everything that belongs to it.',
    run: async (call) => {
      const email = call.arg('EMAIL')
      await deleteAccount(call.db, await profileIdOf(call, email), call.now)
      return [`${email}: deleted`]
    },
  },
]
