/** Home, New match, Cut, the deal to come, About, Settings, data set aside, notices. */
export const shell = {
  appName: 'Bridgette',
};
