import {useEffect, useState} from 'react'
import {keepsDatabases} from '../../services/platform/keepsDatabases.ts'
import {ForgetfulView} from './ForgetfulView.tsx'

/** Where local storage cannot be read, the login may still be in a database; only where that is closed too is it asked for again. */
export function Forgetful() {
  const [isForgetful, setForgetful] = useState(false)
  useEffect(() => void keepsDatabases().then((keeps) => setForgetful(!keeps)), [])
  return isForgetful ? <ForgetfulView /> : null
}
