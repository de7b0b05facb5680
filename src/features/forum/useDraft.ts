import {useState} from 'react'
import {draftAt} from '../../services/forum/drafts.ts'

/** What a student has written at a place of a forum and not sent, on this device. The place is read once. */
export const useDraft = (uid: string, place: string) => useState(() => draftAt(uid, place))[0]
