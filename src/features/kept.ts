import {createContext} from 'react'

/** Whether this browser keeps what is written until it is sent; without, it lives as long as the tab (D-01). */
export const KeptContext = createContext(true)
