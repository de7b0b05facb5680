import {TextField} from './TextField.tsx'

type Props = {
  readonly label: string
  readonly value: string
  readonly onSearch: (search: string) => void
}

/** Words to narrow a list by, as they are typed. */
export const SearchField = ({label, value, onSearch}: Props) => (
  <TextField type="search" label={label} value={value} onChange={(event) => onSearch(event.currentTarget.value)} />
)
