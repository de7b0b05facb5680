import {useEffect, useSyncExternalStore} from 'react'
import {followPhoto, photoBroke, photoUrl, watchPhoto} from '../../services/profile/photo.ts'
import {useProfile} from '../studentActors.ts'

/** The address of the student's picture for `Avatar`, and what to do when it cannot be shown. */
export function usePhoto(): {readonly src: string | null; readonly onBroken: () => void} {
  const {_id, photoUpdatedAt = null} = useProfile()
  const src = useSyncExternalStore(watchPhoto, photoUrl)
  useEffect(() => followPhoto(_id, photoUpdatedAt), [_id, photoUpdatedAt])
  return {src, onBroken: () => photoBroke(_id, photoUpdatedAt)}
}
