export const settled = <V>(request: IDBRequest<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the store failed')))
  })
