/** Whether only this computer can open an address. */
export const isOfThisComputer = (address: string) =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
