/** Uploads whose bytes are read at the same moment: of one account, and of the process. Each takes up to 5 MiB. */
export const uploadBounds = {account: 2, process: 16} as const

/** Counts the uploads under way. */
export type Uploads = {
  /** Begins one; false when there are too many. Who began ends it. */
  readonly begin: (uid: string) => boolean
  readonly end: (uid: string) => void
}

/** The uploads of one process. */
export function openUploads(): Uploads {
  const byAccount = new Map<string, number>()
  let all = 0
  return {
    begin: (uid) => {
      const own = byAccount.get(uid) ?? 0
      if (own >= uploadBounds.account || all >= uploadBounds.process) return false
      byAccount.set(uid, own + 1)
      all += 1
      return true
    },
    end: (uid) => {
      const own = byAccount.get(uid) ?? 0
      if (own <= 1) byAccount.delete(uid)
      else byAccount.set(uid, own - 1)
      all -= 1
    },
  }
}
