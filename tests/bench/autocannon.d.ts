/** The part of autocannon that the benchmark uses; the package carries no types. */
declare module 'autocannon' {
  type Request = {method?: string; body?: string; headers?: Readonly<Record<string, string>>}
  type Options = {
    url: string
    connections: number
    duration: number
    requests: (Request & {
      setupRequest?: (request: Request) => Request
      onResponse?: (status: number, body: string) => void
    })[]
  }
  type Result = {requests: {average: number}; latency: {p99: number}; non2xx: number; errors: number}
  export default function autocannon(options: Options): Promise<Result>
}
